import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findPolicyFaults } from './page-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = `default-src 'none'; script-src 'self' ${hash('start()')}; style-src 'self' ${hash('a{}')}`
const page =
  '<head><style>a{}</style></head><body><script src="/a.js"></script><script>start()</script></body>'

describe('findPolicyFaults', () => {
  it('accepts a page whose scripts and styles have their hashes in the policy', () => {
    expect(findPolicyFaults(page, policy)).toEqual([])
  })

  it('rejects a script and a style without a hash, also with attributes and in a template', () => {
    const html = `${page}<script type="module" data-x>other()</script><template><style nonce="">b{}</style></template>`
    expect(findPolicyFaults(html, policy)).toEqual([
      "script-src has no hash of 'other()'",
      "style-src has no hash of 'b{}'",
    ])
  })

  it('rejects a hash that is in the other directive', () => {
    expect(findPolicyFaults('<script>a{}</script>', policy)).toEqual(["script-src has no hash of 'a{}'"])
  })

  it('rejects event handlers, style attributes and script addresses', () => {
    const html = '<body onload="start()"><p style="color:red"><a href=" javascript:start()">a</a></p></body>'
    expect(findPolicyFaults(html, policy)).toEqual([
      'the policy blocks <body onload="start()">',
      'the policy blocks <p style="color:red">',
      'the policy blocks <a href=" javascript:start()">',
    ])
  })

  it('rejects a policy that allows every script or style', () => {
    expect(findPolicyFaults('', "script-src 'unsafe-inline'")).toEqual(['script-src allows everything'])
  })
})
