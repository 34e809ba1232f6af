import { expect, openPage, signIn, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('shows who is inside and the first movement within the upper 440 px of a phone, and an authorization on its first screen', async ({
  page,
}) => {
  await signIn(page, 'resident')
  const person = page.getByRole('region', { name: 'Hoy' }).getByRole('listitem').nth(2)
  await expect(person).toBeVisible()
  expect((await person.boundingBox())?.y, 'the third person inside').toBeLessThan(440)
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.first()).toBeVisible()
  const readFirstCardTop = async () => (await cards.first().boundingBox())?.y
  expect(await readFirstCardTop(), 'the first authorization').toBeLessThan(800)
  await expect(page.getByText('También podés autorizar a tus visitas')).not.toBeInViewport()

  await openPage(page, '/activitiesReport')
  const movement = page
    .getByRole('row')
    .filter({ hasText: /\d\d-\d\d-\d{4}/ })
    .first()
  await expect(movement).toBeVisible()
  expect((await movement.boundingBox())?.y, 'the first movement').toBeLessThan(440)
})
