/**
 * Why a request is quarantined. It is never dropped: the owner sees it and can release it. The last two come from what the owner has
 * marked as spam (suspicion/spam.ts).
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'flood' | 'spam sender' | 'spam link'
