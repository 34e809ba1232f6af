import { expect } from '@playwright/test'
import { testInEachEngine } from './engine-test'
import { findField, findHeading, findOption, findPressable, findSegment } from './find'
import type { PageDriver } from './page-driver'
import { signIn } from './sign-in'

/**
 * Chooses one kind of submission by a click, and the other kind by an arrow key. Expects a focus ring only after the arrow
 * key.
 */
async function chooseKindByArrowKey(page: PageDriver) {
  const outlineStyle = `getComputedStyle(document.activeElement.closest('label')).outlineStyle`
  await page.press(findSegment('Antecedente penal'))
  await expect.poll(() => page.driver.evaluate(outlineStyle)).toBe('none')
  await page.driver.press('ArrowLeft')
  await page.expectVisible(findField('Número de Póliza'))
  await expect.poll(() => page.driver.evaluate(outlineStyle)).toBe('solid')
}

/** Chooses the person with this document number from the list, and expects the list to show all options without scrolling. */
async function choosePerson(page: PageDriver, documentNumber: string) {
  await page.fill(findField('Trabajador'), documentNumber)
  await page.expectVisible(findOption(documentNumber))
  const [clientHeight, scrollHeight] = await page.driver.evaluate<[number, number]>(
    `(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('[role=listbox]'))`,
  )
  expect(clientHeight).toBe(scrollHeight)
  await page.press(findOption(documentNumber))
  await expect.poll(() => page.driver.evaluate(`${findField('Trabajador')}.value`)).toContain(documentNumber)
}

/**
 * Fills the form, and goes back and forward in the history. Each time, the portal must ask whether to leave the form. It must
 * leave the form only after «Salir sin guardar».
 */
async function leaveThroughHistory(page: PageDriver) {
  const policyField = findField('Número de Póliza')
  await page.fill(policyField, '4501-79')
  for (const delta of [-1, 1, -1] as const) {
    await page.driver.traverse(delta)
    await page.press(findPressable('Seguir editando'))
    await page.expectVisible(findPressable('Seguir editando'), false)
    await page.expectValue(policyField, '4501-79')
    await page.expectPath('/submissions/101/new')
  }
  await page.driver.traverse(-1)
  await page.press(findPressable('Salir sin guardar'))
  await page.expectVisible(findHeading('Presentaciones de documentación'))
  await page.expectPath('/submissions')
}

testInEachEngine(
  'a list shows all options, and the portal asks before the user leaves a form by Back or Forward',
  async (context) => {
    const { page } = context
    await signIn(context, '/submissions')
    await page.press(findPressable('Nueva presentación'))
    await page.press(findPressable('Cancelar'))
    await page.expectVisible(findPressable('Nueva presentación'))
    // Goes back to the form. The history then has a page before the form and a page after the form.
    await page.driver.traverse(-1)
    await chooseKindByArrowKey(page)
    await choosePerson(page, '21935593')
    await leaveThroughHistory(page)
  },
)
