import type { Env } from 'hono'
import type { SignedIn } from './sign-in/sessions.ts'

/** What the desk's routes know about who asks. `formKey`: of the form that was sent (sent-twice.ts). */
export type DeskEnv = Env & { Variables: { signedIn: SignedIn; formKey: string } }
