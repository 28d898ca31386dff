/** Whether the browser can draw in 3D; with `failIfMajorPerformanceCaveat` only if a graphics card does it. */
export function hasWebGl(attributes?: WebGLContextAttributes): boolean {
  const context = document.createElement('canvas').getContext('webgl2', attributes)
  // Browsers keep only a few contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
