import { expect, signIn, test } from '../fixtures'

test('a neighbourhood brings its accent, and takes it along when one leaves it', async ({ page }) => {
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorizaciones')
  const usual = await accent()
  const choice = page.getByRole('combobox', { name: 'Barrio' })
  await choice.selectOption({ label: 'Las Acacias' })
  await expect.poll(accent).toBe('#9a4d12')
  await choice.selectOption({ label: 'Los Álamos' })
  await expect.poll(accent).toBe(usual)
})
