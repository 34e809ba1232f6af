import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures'
import { sizes } from '../places/place'
import { places } from '../places/places'

for (const { name, open } of places) {
  test(`axe finds nothing: ${name}, light and dark, 390 and 1440 px`, async ({ page, mock }) => {
    await open(page, mock)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        )
        expect(found, `${size.width} px, ${colorScheme}`).toEqual([])
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `horizontal scroll at ${size.width} px`).toBeLessThanOrEqual(0)
    }
  })
}
