import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** A rule that is broken, and by what. */
interface Violation {
  rule: string
  /** The element, as axe names it. */
  target: string
  html: string
}

/** The part of the page that is looked at, by selectors. */
interface Part {
  include: string
  exclude?: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe looks for. */
export const asked = {
  wcag: { runOnly: tags },
  /** And what it takes for good practice. */
  everything: { runOnly: [...tags, 'best-practice'] },
  /** What may differ where only colours differ. Every other rule is about names, roles and how things stand. */
  drawn: {
    runOnly: {
      type: 'rule',
      values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
    },
  },
} satisfies Record<string, RunOptions>

/**
 * Base UI's popups put focus guards around themselves: focusable, hidden from screen readers, and left at once by
 * whoever reaches them. axe takes them for something that hides the focus.
 */
const focusGuards = '[data-base-ui-focus-guard]'

/** What axe finds on the page as it is now, or in a part of it. Its program stays in the page until that is left. */
export async function findViolations(
  page: Page,
  options: RunOptions = asked.wcag,
  part: Part = { include: 'html', exclude: [focusGuards] },
): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(
    async ([lookedAt, wanted]) => {
      const { axe: program } = window as unknown as { axe: typeof axe }
      // What is fine is neither told nor prepared to be told.
      const told: RunOptions = { ...wanted, resultTypes: ['violations'] }
      const { violations } = await program.run(lookedAt, told)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({
          rule: id,
          target: target.join(' '),
          html: html.slice(0, 160),
        })),
      )
    },
    [part, options] as const,
  )
}

/** One line for each. */
export const inLines = (violations: readonly Violation[]) =>
  violations.map(({ rule, target, html }) => `${rule}: ${target}: ${html}`)
