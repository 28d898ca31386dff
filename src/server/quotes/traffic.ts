/** Rate limits: a network beyond its share is refused for a while; in a flood requests are quarantined instead. */
export type Traffic = {
  /** Counts a request. Seconds to wait when the network has used up its share, else undefined. */
  secondsToWait(network: string): Promise<number | undefined>
  /** Counts a request. Whether more requests come in, in all, than a contractor ever gets. */
  isFlood(): Promise<boolean>
}
