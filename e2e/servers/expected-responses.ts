import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

/** The hash of an empty text, for the style elements that scripts fill. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The headers of a file without a hash in its name. The policy allows no script and no style in the HTML. */
export const fileHeaders = {
  ...commonHeaders,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQ[^ ]+; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

/** Returns the hashes of the texts that the pattern finds in the HTML, each once. */
const hashTexts = (html: string, pattern: RegExp) => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]

/** Returns the headers of an HTML file of the build in `folder`. The policy allows its own scripts and styles, and no others. */
export function getPageHeaders(folder: string, file: string) {
  const html = readFileSync(`${folder}/${file}`, 'utf8')
  const scriptSources = ["'self'", ...hashTexts(html, /<script>(.*?)<\/script>/gs)].join(' ')
  const styleSources = ["'self'", emptyStyle, ...hashTexts(html, /<style[^>]*>(.*?)<\/style>/gs)].join(' ')
  return {
    ...fileHeaders,
    'content-security-policy': expect.stringContaining(
      `default-src 'none'; script-src ${scriptSources}; style-src ${styleSources}; img-src`,
    ),
  }
}
