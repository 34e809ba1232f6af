/**
 * The calls that carry no bearer (the contract's `security: []`), as the contract writes their paths. A test holds this
 * list against `openapi.yaml`.
 */
const publicPaths = [
  '/fapi/auth/login/',
  '/fapi/v2/authentication/handoff/complete/',
  '/fapi/resident/verify/',
  '/fapi/resident/signup/',
  '/fapi/password-recovery/',
  '/fapi/password-recovery/confirm/',
  '/fapi/terms/',
  '/public/invitation/{id}/',
  '/public/unsubscribe/{id}/',
  '/uploads/{fileName}',
]

/** A parameter stands for one segment that is not empty; everything else is as written. */
const patterns = publicPaths.map((path) => path.split('/'))

const isParameter = (segment: string) => segment.startsWith('{')

function fits(pattern: readonly string[], segments: readonly string[]) {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => (isParameter(part) ? segments[at] !== '' : part === segments[at]))
  )
}

/** Whether a call's path (with or without a query) is public. */
export function isPublicCall(url: string) {
  const segments = (url.split('?')[0] ?? '').split('/')
  return patterns.some((pattern) => fits(pattern, segments))
}
