/** Rate limits: a network beyond its share is refused for a while; in a flood each request is judged by itself. */
export type Traffic = {
  /** Counts a request. Seconds to wait when the network has used up its share, else undefined. */
  secondsToWait(network: string): Promise<number | undefined>
  /** Counts bytes of photos. Whether the network has sent more of them within the hour than it may. */
  isOverPhotoLimit(network: string, bytes: number): Promise<boolean>
  /** Counts a request. Whether more requests come in, in all, than a contractor ever gets, or did within the last hour. */
  isFlood(): Promise<boolean>
  /** Whether one more request that looks ordinary may pass in a flood; if so it is counted. */
  letThrough(): boolean
}
