/** How much is let in. Beyond a network's share a request is refused for a while; in a flood it is kept apart instead. */
export type Traffic = {
  /** Seconds to wait when this network has used up its share, else undefined. */
  secondsToWait(network: string): Promise<number | undefined>
  /** Whether more is coming in, from everywhere, than a contractor ever gets. */
  isFlood(): Promise<boolean>
}
