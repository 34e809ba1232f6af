import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/* The security policy blocks scripts and styles in the HTML whose hash it does not have, and every handler and style attribute. */

interface InlineParts {
  /** The texts of the script and style elements without an address. */
  texts: { directive: 'script-src' | 'style-src'; text: string }[]
  /** What the policy blocks in each case. */
  blocked: string[]
}

function findBlockedAttributes(element: string, attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const isBlocked = /^on/.test(name) || name === 'style' || /^\s*javascript:/i.test(value)
    return isBlocked ? [`<${element} ${name}="${value.slice(0, 40)}">`] : []
  })
}

function readInlineParts(html: string): InlineParts {
  const parts: InlineParts = { texts: [], blocked: [] }
  let current: InlineParts['texts'][number] | undefined
  const parser = new Parser({
    onopentag(element, attributes) {
      parts.blocked.push(...findBlockedAttributes(element, attributes))
      if (element === 'style' || (element === 'script' && attributes.src === undefined))
        current = { directive: `${element}-src`, text: '' }
    },
    ontext(text) {
      if (current) current.text += text
    },
    onclosetag(element) {
      if (current && `${element}-src` === current.directive) {
        parts.texts.push(current)
        current = undefined
      }
    },
  })
  parser.end(html)
  return parts
}

/** Returns the sources of a directive of a policy. */
const readSources = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive) ?? []

/** Returns what the policy blocks in the HTML of a page, and that the policy allows any script or style in the HTML. */
export function findPolicyFaults(html: string, policy: string): string[] {
  const { texts, blocked } = readInlineParts(html)
  const faults = blocked.map((attribute) => `the policy blocks ${attribute}`)
  for (const { directive, text } of texts) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (!readSources(policy, directive).includes(hash))
      faults.push(`${directive} has no hash of '${text.trim().slice(0, 40)}'`)
  }
  for (const directive of ['script-src', 'style-src'])
    if (readSources(policy, directive).includes("'unsafe-inline'"))
      faults.push(`${directive} allows everything`)
  return faults
}
