/* Node runs this module without a build. */

/**
 * Returns the path of the portal's folder on its host, with a slash at both ends, from a text such as `portal` or `/portal/`. No text
 * is the root. @throws Error if the text is no path.
 */
export function parseBasePath(text: string | undefined): string {
  const segments = (text ?? '').split('/').filter((segment) => segment !== '')
  const invalid = segments.find((segment) => !/^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(segment))
  if (invalid !== undefined) throw new Error(`BASE_PATH is no path, because of '${invalid}'`)
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
