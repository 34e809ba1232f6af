import type { Page } from '@playwright/test'
import { listComponents, openCatalogue, showComponent, showSpecimen } from '../catalogue/catalogue'
import { expect, test } from '../fixtures'
import { restTag } from '../scope'
import { cssExceptions } from './css-exceptions'
import { findCssUses } from './css-uses'
import { type Exception, listUnexplainedUses, listUnusedExceptions } from './exceptions'

/* The rules that the components of the catalogue give to a browser use nothing that the oldest browsers lack. */

/** The styles of the catalogue itself, which only developers open. */
const catalogueExceptions: readonly Exception[] = [
  {
    names: ['zoom', 'align-content: safe'],
    reason: 'the thumbnails of the catalogue, for developers with a new browser',
  },
]

/** Collects the texts of the rules that the page inserts, because a browser drops the parts of a rule that it does not know. */
const collectRules = (page: Page) =>
  page.addInitScript(() => {
    const rules = new Set<string>()
    const insertRule = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function insertCollectedRule(rule, index) {
      rules.add(rule)
      return insertRule.call(this, rule, index)
    }
    Object.assign(window, { collectedRules: rules })
  })

const readRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { collectedRules: Set<string> }).collectedRules])

test(
  'the rules of all components use nothing that the oldest browsers lack, except with a reason',
  restTag,
  async ({ page }) => {
    test.setTimeout(180_000)
    await collectRules(page)
    await openCatalogue(page)
    for (const { component, overlays } of await listComponents(page)) {
      await showComponent(page, component)
      for (const overlay of overlays) await showSpecimen(page, `${component}/${overlay}`)
    }
    const rules = await readRules(page)
    expect(rules.length).toBeGreaterThan(700)
    const uses = rules.flatMap(findCssUses)
    expect(listUnexplainedUses(uses, [...cssExceptions, ...catalogueExceptions])).toEqual([])
    expect(listUnusedExceptions(uses, catalogueExceptions)).toEqual([])
  },
)
