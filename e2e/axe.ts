import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** A broken rule and the element that breaks it. */
interface Violation {
  rule: string
  /** The selector of the element. */
  target: string
  html: string
}

/** The selectors of the elements to check and to leave out. */
interface PageScope {
  include: string
  exclude?: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The sets of rules that axe checks. */
export const axeRules = {
  wcag: { runOnly: tags },
  /** The rules of WCAG and axe's best practices. */
  everything: { runOnly: [...tags, 'best-practice'] },
  /** The rules that depend on the theme. The other rules concern names, roles and structure. */
  themeDependent: {
    runOnly: {
      type: 'rule',
      values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
    },
  },
} satisfies Record<string, RunOptions>

/**
 * Base UI puts focus guards around its popups. axe would report them, because they are focusable but hidden from screen
 * readers. A focus guard passes the focus on to another element at once, so the checks exclude focus guards.
 */
export const focusGuards = '[data-base-ui-focus-guard]'

/**
 * Runs axe on the part of the page that `scope` selects, by default the whole page, and returns the violations. The axe
 * script stays in the page until the next page load.
 */
export async function findViolations(
  page: Page,
  options: RunOptions = axeRules.wcag,
  scope: PageScope = { include: 'html', exclude: [focusGuards] },
): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, rules]) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe }
      // Collecting the results of rules that passed is expensive, and so is reading all styles again, which only the rule for
      // sounds and videos needs.
      const runOptions: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
      const { violations } = await pageAxe.run(context, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({
          rule: id,
          target: target.join(' '),
          html: html.slice(0, 160),
        })),
      )
    },
    [scope, options] as const,
  )
}

/** Formats each violation as one line. */
export const formatViolations = (violations: readonly Violation[]) =>
  violations.map(({ rule, target, html }) => `${rule}: ${target}: ${html}`)
