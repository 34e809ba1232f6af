import { testInEachEngine } from './engine-test'
import { findPressable } from './find'
import { signIn } from './sign-in'

/** The times after a press at which the test leaves the page, in milliseconds. */
const delays = [0, 20]

testInEachEngine('a page that is left while its code loads logs no error', async (context) => {
  const { page, portalUrl } = context
  await signIn(context, '/')
  for (const delay of delays)
    for (const [link, next] of [
      ['Movimientos', '/constructions'],
      ['Obras', '/profile'],
    ] as const) {
      await page.driver.open(portalUrl)
      await page.expectVisible(findPressable(link))
      await page.press(findPressable(link))
      await new Promise((resolve) => setTimeout(resolve, delay))
      await page.driver.open(`${portalUrl}${next}`)
    }
})
