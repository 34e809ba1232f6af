import { mkdir, writeFile } from 'node:fs/promises'
import { test, testInEachEngine } from '../engines/engine-test'
import { appearances, portalPages, showAppearance, visitPages } from '../engines/pages'

const folder = new URL('../../test-results/engines/', import.meta.url)

test.describe(() => {
  test.describe.configure({ timeout: 180_000 })

  testInEachEngine('writes a picture of each of eight pages', async (context) => {
    const { page, engine } = context
    await mkdir(folder, { recursive: true })
    await visitPages(context, portalPages, async (name) => {
      for (const appearance of appearances) {
        const { width, theme } = appearance
        await showAppearance(page, appearance)
        const picture = Buffer.from(await page.driver.screenshot(), 'base64')
        const file = `${name.replace(' ', '-')}-${width}-${theme}-${engine.toLowerCase()}.png`
        await writeFile(new URL(file, folder), picture)
      }
    })
  })
})
