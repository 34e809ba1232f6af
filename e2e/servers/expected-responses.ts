import { expect } from '@playwright/test'

/** The file of each address, relative to the folder of the portal. */
export const pages = {
  '': 'index.html',
  login: 'login.html',
  'login/': 'login.html',
  'login?next=1': 'login.html',
  register: 'register.html',
  'password-request': 'password-request.html',
  'terms-conditions': 'terms.html',
  'invite/demo-invitation': 'invite.html',
  'invite/a.js': 'invite.html',
  pase: 'shared-pass.html',
  'pase/other%20words': 'shared-pass.html',
  'unsubscribe/demo-unsubscribe': 'public.html',
  'preauthorization/new': 'authorization-form.html',
  'preauthorization/invite/edit/7': 'invitation-form.html',
  'preauthorization/pass/7001': 'pass.html',
  activitiesReport: 'movements.html',
  managedproperties: 'lots.html',
  'manageproperty/201': 'lot.html',
  constructions: 'works.html',
  'construction/501': 'work.html',
  submissions: 'submissions.html',
  'submissions/101/new': 'new-submission.html',
  vencimientos: 'expiries.html',
  profile: 'profile.html',
  handoff: 'index.html',
  'password-recover/a/b': 'index.html',
  'unknown/address': 'not-found.html',
}

export const missing = [
  'static/js/index.0000000000.js',
  'static/js/none.js',
  'static/js',
  'static/',
  'none.png',
  'mockServiceWorker.js',
  'fapi/none',
  '.env',
  '.git/config',
  'static/.hidden/a.js',
]

/** The headers that every response has. */
export const commonHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
export const pageHeaders = {
  ...commonHeaders,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'; require-trusted-types-for 'script'/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}
