/** Who a letter is from and to, and its name for all time. */
export type Envelope = { from: string; to: string[]; messageId: string }
