/** The part of the validator's report that tests read. The package states no types. */
declare module 'gltf-validator' {
  type Report = {
    readonly issues: {
      readonly numErrors: number
      readonly numWarnings: number
      readonly messages: readonly { readonly code: string; readonly message: string }[]
    }
    readonly info: { readonly totalTriangleCount: number; readonly drawCallCount: number }
  }
  const validator: { validateBytes(bytes: Uint8Array): Promise<Report> }
  export default validator
}
