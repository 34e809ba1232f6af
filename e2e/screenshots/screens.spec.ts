import { expect, test } from '../fixtures'
import { places } from '../places/places'
import { removeDemoMode } from '../without-demo-mode'

const pictureName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

for (const { name, open } of places)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name}, ${colorScheme}`, async ({ page, mock }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, mock)
      await removeDemoMode(page)
      await expect(page).toHaveScreenshot(['screens', `${pictureName(name)}-${colorScheme}.png`], {
        fullPage: true,
      })
    })
