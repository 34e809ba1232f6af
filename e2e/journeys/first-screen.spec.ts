import { expect, signIn, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone what one came for begins in the upper half of the first screen', async ({ page }) => {
  await signIn(page, 'resident')
  const card = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(card.first()).toBeVisible()
  const top = async () => (await card.first().boundingBox())?.y
  expect(await top(), 'the first authorization').toBeLessThan(440)
  await expect(page.getByText('También podés autorizar a tus visitas')).not.toBeInViewport()

  await page.goto('/activitiesReport')
  const movement = page.getByRole('rowheader').first()
  await expect(movement).toBeVisible()
  const row = await movement.locator('..').boundingBox()
  expect(row?.y, 'the first movement').toBeLessThan(440)
})
