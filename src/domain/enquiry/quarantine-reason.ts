/** Why a request is quarantined. It is never dropped: the owner sees it and can release it. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'flood'
