import { expect, signIn, test } from '../fixtures'

test('applies the accent colour of the selected neighbourhood, or the default if the neighbourhood has none', async ({
  page,
}) => {
  const readAccent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorizaciones')
  const defaultAccent = await readAccent()
  const neighbourhoodField = page.getByRole('combobox', { name: 'Barrio' })
  await neighbourhoodField.selectOption({ label: 'Las Acacias' })
  await expect.poll(readAccent).toBe('#9a4d12')
  await neighbourhoodField.selectOption({ label: 'Los Álamos' })
  await expect.poll(readAccent).toBe(defaultAccent)
})
