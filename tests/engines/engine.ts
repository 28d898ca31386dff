/** A point in the window, in CSS pixels. */
export type ScreenPoint = { x: number; y: number }

/** Keys by the names of `KeyboardEvent.key`. */
export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab'

export type SessionOptions = {
  /** Whether the pages' scripts run. `evaluate` works without them too. */
  scripts: boolean
  /** Whether the visitor likes to see motion. */
  motion: boolean
  /** The address of the site, without a path. */
  site: string
  /** Not in the window of before: in WebKitGTK that is started anew. */
  isNew?: boolean
}

/** A browser that is running. It has one session at a time. */
export type EngineBrowser = {
  /** The narrowest window that it can have, in CSS pixels. */
  narrowest: number
  /** Opens an empty window without cookies and storage; closes the one before. */
  openSession: (options: SessionOptions) => Promise<Session>
  close: () => Promise<void>
}

/** A window of a browser, in the same words for each protocol. */
export type Session = {
  open: (address: string) => Promise<void>
  /** Gives the page this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** The value, which is JSON, of an expression in the page; of a promise what it resolves to. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the main button at the first point and lets go at the last. */
  drag: (points: readonly [ScreenPoint, ...ScreenPoint[]]) => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  /** Chooses an option, by its value, of the `<select>` that has focus. */
  choose: (value: string) => Promise<void>
  /** Chooses files, by their paths, in the file field that has focus. */
  chooseFiles: (paths: readonly string[]) => Promise<void>
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Buffer>
  /** What the pages have said in the console as errors, as far as the engine tells. */
  errors: () => Promise<string[]>
}
