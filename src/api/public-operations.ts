/**
 * The calls that carry no bearer (the contract's `security: []`). A test holds this list against `openapi.yaml`.
 */
const publicPaths = [
  '/fapi/auth/login/',
  '/fapi/v2/authentication/handoff/complete/',
  '/fapi/resident/verify/',
  '/fapi/resident/signup/',
  '/fapi/password-recovery/',
  '/fapi/password-recovery/confirm/',
  '/fapi/terms/',
]

/** Whether a call's path (with or without a query) is public. */
export const isPublicCall = (url: string) => publicPaths.includes(url.split('?')[0] ?? '')
