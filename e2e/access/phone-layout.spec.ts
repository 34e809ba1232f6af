import { expect, signIn, test } from '../fixtures'

test('the portal places no control under the camera or the rounded corners of a phone', async ({ page }) => {
  const insets = { left: 47, right: 47, bottom: 21 }
  await page.setViewportSize({ width: 844, height: 390 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  // The user can scroll controls out of the bottom inset. Sticky actions do not scroll, so they must stay above this inset.
  const expectControlsOutsideInsets = async (screen: string) => {
    const controlsUnderInsets = await page.evaluate(({ left, right, bottom }) => {
      const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      return controls
        .filter(
          (control) => control.checkVisibility() && control.closest('[inert], [data-demo-mode]') === null,
        )
        .filter((control) => {
          const box = control.getBoundingClientRect()
          const isSticky = control.closest('[data-sticky-actions]') !== null
          const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight
          const isUnderSideInset = box.left < left || box.right > innerWidth - right
          return isInWindow && (isUnderSideInset || (isSticky && box.bottom > innerHeight - bottom))
        })
        .map((control) => control.outerHTML.slice(0, 160))
    }, insets)
    expect(controlsUnderInsets, screen).toEqual([])
  }
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expectControlsOutsideInsets('login')
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  await expectControlsOutsideInsets('home')
  await page.setViewportSize({ width: 480, height: 800 })
  await page.goto('/preauthorization/new')
  await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
  await expectControlsOutsideInsets('form')
})

test('the help popover is wider than 300 px on a phone with a width of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/submissions')
  await page.getByRole('button', { name: 'Sobre las presentaciones' }).click()
  const help = page.getByRole('dialog', { name: 'Sobre las presentaciones' })
  await expect(help).toBeVisible()
  const { width = 0 } = (await help.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(300)
})
