import { GateSection } from '@mocks/panel/sections/GateSection'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/scope'
import { renderSection } from './render-section'

const getButton = (name: string) => screen.getByRole('button', { name })
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }))
const renderGate = async (options: Parameters<typeof renderSection>[1] = {}) => {
  const view = await renderSection(<GateSection />, options)
  await screen.findByRole('combobox', { name: 'Vía de acceso' })
  return view
}

describe('GateSection', () => {
  it('admits a visitor by the code of the pass, reports the entry, and refreshes the portal', async () => {
    const { user, mock, refreshPortal } = await renderGate()
    expect(screen.getByRole('combobox', { name: 'Vía de acceso' })).toHaveValue('21')
    await user.type(screen.getByRole('textbox', { name: 'Código del QR' }), 'la-y5z6-d5eb')
    await user.click(getButton('Registrar el ingreso'))
    expect(await screen.findByRole('status')).toHaveTextContent('Rubén Peralta puede ingresar.')
    expect((await findRegion('Adentro')).getByText('Rubén Peralta')).toBeVisible()
    expect((await findRegion('Esperados hoy')).queryByText('Rubén Peralta')).not.toBeInTheDocument()
    expect(mock.db.movements.by('person_id', 4109).at(-1)).toMatchObject({
      checkin_gate_id: 21,
      checkout_at: null,
    })
    expect(refreshPortal).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox', { name: 'Código del QR' })).toHaveValue('')
  })

  it('shows why an unknown code is refused, and keeps the code in the field', async () => {
    const { user, refreshPortal } = await renderGate()
    const code = screen.getByRole('textbox', { name: 'Código del QR' })
    await user.type(code, 'LA-0000-0000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No puede ingresarEl código no corresponde a ninguna autorización de este barrio.',
    )
    expect(code).toHaveValue('LA-0000-0000')
    expect(refreshPortal).not.toHaveBeenCalled()
  })

  it.runIf(isFullRun)(
    'hides a refusal after the user changes the direction, the kind of identification or the code',
    async () => {
      const { user } = await renderGate()
      const causeRefusal = async () => {
        await user.type(screen.getByRole('textbox', { name: 'Código del QR' }), 'LA-0000-0000{Enter}')
        expect(await screen.findByRole('alert')).toHaveTextContent(/^No puede ingresar/)
      }
      await causeRefusal()
      await user.click(screen.getByRole('radio', { name: 'Sale' }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await user.click(screen.getByRole('radio', { name: 'Entra' }))
      await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
      await causeRefusal()
      await user.click(screen.getByRole('radio', { name: 'Patente' }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await user.click(screen.getByRole('radio', { name: 'Código' }))
      await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
      await causeRefusal()
      await user.clear(screen.getByRole('textbox', { name: 'Código del QR' }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  it('fills in the code of the selected pass, and after the entry offers that pass for the exit', async () => {
    const { user } = await renderGate()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Pases de hoy' }),
      'Amelia Ibáñez de Souto, Nicanor Ibáñez – Lote A-12 · Los abuelos',
    )
    expect(screen.getByRole('textbox', { name: 'Código del QR' })).toHaveValue('LA-NHH4-TVA6')
    await user.click(getButton('Registrar el ingreso'))
    expect(await screen.findByText(/ puede ingresar\.$/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Sale' }))
    const inside = screen.getByRole('combobox', { name: 'Pases de quienes están adentro' })
    expect(within(inside).getByRole('option', { name: /Los abuelos$/ })).toBeVisible()
  })

  it('finds a person without an authorization, and shows why that person may not enter', async () => {
    const { user } = await renderGate()
    await user.click(screen.getByRole('radio', { name: 'Persona' }))
    await user.type(screen.getByRole('combobox', { name: 'Persona' }), 'Bogado')
    await user.click(await screen.findByRole('option', { name: /^Jonathan Bogado/ }))
    await user.click(getButton('Registrar el ingreso'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No puede ingresarJonathan Bogado no tiene ninguna autorización para ingresar.',
    )
  })

  it('registers an entry and an exit by the plate', async () => {
    const { user } = await renderGate()
    await user.click(screen.getByRole('radio', { name: 'Patente' }))
    await user.type(screen.getByRole('textbox', { name: 'Patente' }), 'as 062 lb')
    await user.click(getButton('Registrar el ingreso'))
    expect(await screen.findByRole('status')).toHaveTextContent('Rubén Peralta puede ingresar.')
    await user.click(screen.getByRole('radio', { name: 'Sale' }))
    await user.type(screen.getByRole('textbox', { name: 'Patente' }), 'AS062LB')
    await user.click(getButton('Registrar el egreso'))
    expect(await screen.findByText('Se registró el egreso de Rubén Peralta.')).toBeVisible()
  })

  it.each([
    ['Código', 'Código del QR', 'Escribí el código.'],
    ['Persona', 'Persona', 'Elegí a una persona.'],
    ['Patente', 'Patente', 'Escribí la patente.'],
  ])('shows an error for an empty field: %s', async (identification, field, sentence) => {
    const { user } = await renderGate()
    await user.click(screen.getByRole('radio', { name: identification }))
    await user.click(getButton('Registrar el ingreso'))
    const element =
      screen.queryByRole('textbox', { name: field }) ?? screen.getByRole('combobox', { name: field })
    expect(element.getAttribute('aria-describedby')).not.toBeNull()
    expect(element).toHaveAccessibleDescription(new RegExp(sentence))
  })

  it('registers an entry and an exit with the buttons of the lists, and reports both', async () => {
    const { user } = await renderGate()
    await user.click((await findRegion('Esperados hoy')).getByRole('button', { name: 'Entra Damián Chávez' }))
    const message = await screen.findByText('Damián Chávez puede ingresar.')
    // The clicked button is removed, so the focus moves to the message.
    await waitFor(() => expect(document.activeElement).toContainElement(message))
    await user.click((await findRegion('Adentro')).getByRole('button', { name: 'Sale Damián Chávez' }))
    expect(await screen.findByText('Se registró el egreso de Damián Chávez.')).toBeVisible()
  })

  it('shows in the row of a person why that person may not enter', async () => {
    const { user } = await renderGate()
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'Gladys{Enter}')
    const enter = await screen.findByRole('button', { name: 'Entra Gladys Cárdenas' })
    await user.click(enter)
    const row = within(enter.closest('li') as HTMLElement)
    expect(await row.findByRole('alert')).toHaveTextContent(
      /^No puede ingresar.*el seguro A\.R\.T\. venció el 24-02-2026\.$/,
    )
    await waitFor(() => expect(enter).toHaveFocus())
  })

  it('lists the people of the neighbourhood whose gate the user selects', async () => {
    const { user } = await renderGate()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Vía de acceso' }),
      'Acceso Único · Barrera – Las Acacias',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'juana{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Entra Juana Pérez' }))
    expect(await screen.findByText('Juana Pérez puede ingresar.')).toBeVisible()
    expect((await findRegion('Adentro')).getByText('Juana Pérez')).toBeVisible()
  })

  it('shows one message for an empty list and a different one for a search without results', async () => {
    const { user } = await renderGate({ scenario: 'empty' })
    expect((await findRegion('Adentro')).getByText('No hay nadie adentro.')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en las listas' }), 'zzz{Enter}')
    expect(await (await findRegion('Adentro')).findByText('Nadie coincide con la búsqueda.')).toBeVisible()
  })
})
