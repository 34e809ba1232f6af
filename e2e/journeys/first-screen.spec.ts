import { expect, signIn, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('shows the top of the first authorization and of the first movement within the upper 440 px of a phone', async ({
  page,
}) => {
  await signIn(page, 'resident')
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.first()).toBeVisible()
  const readFirstCardTop = async () => (await cards.first().boundingBox())?.y
  expect(await readFirstCardTop(), 'the first authorization').toBeLessThan(440)
  await expect(page.getByText('También podés autorizar a tus visitas')).not.toBeInViewport()

  await page.goto('/activitiesReport')
  const movement = page.getByRole('rowheader').first()
  await expect(movement).toBeVisible()
  const row = await movement.locator('..').boundingBox()
  expect(row?.y, 'the first movement').toBeLessThan(440)
})
