import type { Env } from 'hono'
import type { SignedIn } from './sign-in/sessions.ts'

/** What the desk's routes know about who asks. */
export type DeskEnv = Env & { Variables: { signedIn: SignedIn } }
