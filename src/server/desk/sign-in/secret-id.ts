import { createHash, randomBytes } from 'node:crypto'

/** What a browser keeps in a cookie, and what the database keeps of it: no cookie can be made of the hash. */
type SecretId = { id: string; hash: string }

/** 256 random bits. */
export function newSecretId(): SecretId {
  const id = randomBytes(32).toString('base64url')
  return { id, hash: hashOfId(id) }
}

/** SHA-256, base64url. */
export function hashOfId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
