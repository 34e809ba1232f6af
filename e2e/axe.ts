import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** A broken rule and the element that breaks it. */
interface Violation {
  rule: string
  /** The selector of the element. */
  target: string
  html: string
}

/** The part of the page that axe checks, as selectors. */
interface Part {
  include: string
  exclude?: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The sets of rules that axe checks. */
export const axeRules = {
  wcag: { runOnly: tags },
  /** The rules of WCAG and those of good practice. */
  everything: { runOnly: [...tags, 'best-practice'] },
  /** The rules that depend on the theme; all others concern names, roles and structure. */
  drawn: {
    runOnly: {
      type: 'rule',
      values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
    },
  },
} satisfies Record<string, RunOptions>

/**
 * The focus guards around the popups of Base UI are focusable and hidden from screen readers, and pass the focus on at
 * once. axe reports them as hidden focusable elements.
 */
const focusGuards = '[data-base-ui-focus-guard]'

/** Runs axe on the page or a part of it. The script of axe stays in the page until the next load. */
export async function findViolations(
  page: Page,
  options: RunOptions = axeRules.wcag,
  part: Part = { include: 'html', exclude: [focusGuards] },
): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, rules]) => {
      const { axe: program } = window as unknown as { axe: typeof axe }
      // Results without violations are expensive to collect.
      const runOptions: RunOptions = { ...rules, resultTypes: ['violations'] }
      const { violations } = await program.run(context, runOptions)
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

/** Formats each violation as one line. */
export const formatViolations = (violations: readonly Violation[]) =>
  violations.map(({ rule, target, html }) => `${rule}: ${target}: ${html}`)
