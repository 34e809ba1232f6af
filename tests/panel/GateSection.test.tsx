import { GateSection } from '@mocks/panel/sections/GateSection'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const button = (name: string) => screen.getByRole('button', { name })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const draw = async (options: Parameters<typeof renderSection>[1] = {}) => {
  const drawn = await renderSection(<GateSection />, options)
  await screen.findByRole('combobox', { name: 'Vía de acceso' })
  return drawn
}

describe('the gate', () => {
  it('lets in by the code of the pass, says so, and the portal reads anew', async () => {
    const { user, mock, refreshPortal } = await draw()
    expect(screen.getByRole('combobox', { name: 'Vía de acceso' })).toHaveValue('21')
    await user.type(screen.getByRole('textbox', { name: 'Código del QR' }), 'la-y5z6-d5eb')
    await user.click(button('Registrar el ingreso'))
    expect(await screen.findByRole('status')).toHaveTextContent('Rubén Peralta puede ingresar.')
    expect((await region('Adentro')).getByText('Rubén Peralta')).toBeVisible()
    expect((await region('Esperados hoy')).queryByText('Rubén Peralta')).not.toBeInTheDocument()
    expect(mock.db.movements.by('person_id', 4109).at(-1)).toMatchObject({
      checkin_gate_id: 21,
      checkout_at: null,
    })
    expect(refreshPortal).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox', { name: 'Código del QR' })).toHaveValue('')
  })

  it('explains a refusal, and keeps the code', async () => {
    const { user, refreshPortal } = await draw()
    const code = screen.getByRole('textbox', { name: 'Código del QR' })
    await user.type(code, 'LA-0000-0000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No puede ingresarEl código no corresponde a ninguna autorización de este barrio.',
    )
    expect(code).toHaveValue('LA-0000-0000')
    expect(refreshPortal).not.toHaveBeenCalled()
  })

  it('forgets a refusal with what was refused: another direction, other means, nothing at all', async () => {
    const { user } = await draw()
    const refuse = async () => {
      await user.type(screen.getByRole('textbox', { name: 'Código del QR' }), 'LA-0000-0000{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent(/^No puede ingresar/)
    }
    await refuse()
    await user.click(screen.getByRole('radio', { name: 'Sale' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Entra' }))
    await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
    await refuse()
    await user.click(screen.getByRole('radio', { name: 'Patente' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Código' }))
    await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
    await refuse()
    await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('knows the passes of today: the code of one that is chosen stands in its field', async () => {
    const { user } = await draw()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Pases de hoy' }),
      'Amelia Ibáñez de Souto, Nicanor Ibáñez – Lote A-12 · Los abuelos',
    )
    expect(screen.getByRole('textbox', { name: 'Código del QR' })).toHaveValue('LA-NHH4-TVA6')
    await user.click(button('Registrar el ingreso'))
    expect(await screen.findByText(/ puede ingresar\.$/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Sale' }))
    const inside = screen.getByRole('combobox', { name: 'Pases de quienes están adentro' })
    expect(within(inside).getByRole('option', { name: /Los abuelos$/ })).toBeVisible()
  })

  it('knows people, also those without a permit, whom the guard tells why not', async () => {
    const { user } = await draw()
    await user.click(screen.getByRole('radio', { name: 'Persona' }))
    await user.type(screen.getByRole('combobox', { name: 'Persona' }), 'Bogado')
    await user.click(await screen.findByRole('option', { name: /^Jonathan Bogado/ }))
    await user.click(button('Registrar el ingreso'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No puede ingresarJonathan Bogado no tiene ninguna autorización para ingresar.',
    )
  })

  it('goes by the plate, in and out', async () => {
    const { user } = await draw()
    await user.click(screen.getByRole('radio', { name: 'Patente' }))
    await user.type(screen.getByRole('textbox', { name: 'Patente' }), 'as 062 lb')
    await user.click(button('Registrar el ingreso'))
    expect(await screen.findByRole('status')).toHaveTextContent('Rubén Peralta puede ingresar.')
    await user.click(screen.getByRole('radio', { name: 'Sale' }))
    await user.type(screen.getByRole('textbox', { name: 'Patente' }), 'AS062LB')
    await user.click(button('Registrar el egreso'))
    expect(await screen.findByText('Se registró el egreso de Rubén Peralta.')).toBeVisible()
  })

  it.each([
    ['Código', 'Código del QR', 'Escribí el código.'],
    ['Persona', 'Persona', 'Elegí a una persona.'],
    ['Patente', 'Patente', 'Escribí la patente.'],
  ])('says what is missing: %s', async (means, field, sentence) => {
    const { user } = await draw()
    await user.click(screen.getByRole('radio', { name: means }))
    await user.click(button('Registrar el ingreso'))
    const isField =
      screen.queryByRole('textbox', { name: field }) ?? screen.getByRole('combobox', { name: field })
    expect(isField.getAttribute('aria-describedby')).not.toBeNull()
    expect(isField).toHaveAccessibleDescription(new RegExp(sentence))
  })

  it('lets in and out with one press, and says it', async () => {
    const { user } = await draw()
    await user.click((await region('Esperados hoy')).getByRole('button', { name: 'Entra Damián Chávez' }))
    const entered = await screen.findByText('Damián Chávez puede ingresar.')
    // The button that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(entered))
    await user.click((await region('Adentro')).getByRole('button', { name: 'Sale Damián Chávez' }))
    expect(await screen.findByText('Se registró el egreso de Damián Chávez.')).toBeVisible()
  })

  it('explains in the row whom the guard does not let in', async () => {
    const { user } = await draw()
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'Gladys{Enter}')
    const enter = await screen.findByRole('button', { name: 'Entra Gladys Cárdenas' })
    await user.click(enter)
    const row = within(enter.closest('li') as HTMLElement)
    expect(await row.findByRole('alert')).toHaveTextContent(
      /^No puede ingresar.*el seguro A\.R\.T\. venció el 24-02-2026\.$/,
    )
    await waitFor(() => expect(enter).toHaveFocus())
  })

  it('is chosen: the lists are those of its neighbourhood', async () => {
    const { user } = await draw()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Vía de acceso' }),
      'Acceso Único · Barrera – Las Acacias',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'juana{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Entra Juana Pérez' }))
    expect(await screen.findByText('Juana Pérez puede ingresar.')).toBeVisible()
    expect((await region('Adentro')).getByText('Juana Pérez')).toBeVisible()
  })

  it('says that nobody is found, or there', async () => {
    const { user } = await draw({ scenario: 'empty' })
    expect((await region('Adentro')).getByText('No hay nadie adentro.')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'zzz{Enter}')
    expect(await (await region('Adentro')).findByText('Nadie coincide con la búsqueda.')).toBeVisible()
  })
})
