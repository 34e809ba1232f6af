import { expect, test } from '../fixtures'
import { hideDemoElements } from '../hide-demo-elements'
import { screenStates } from '../screen-states/screen-states'

const toFileName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

for (const { name, open } of screenStates)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`shows the screen as in its stored screenshot: ${name}, ${colorScheme}`, async ({ page, mock }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, mock)
      await hideDemoElements(page)
      await expect(page).toHaveScreenshot(['screens', `${toFileName(name)}-${colorScheme}.png`], {
        fullPage: true,
      })
    })
