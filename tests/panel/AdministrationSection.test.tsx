import { AdministrationSection } from '@mocks/panel/sections/AdministrationSection'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const list = () =>
  screen.findByRole('list', { name: 'Presentaciones pendientes, de la más vieja a la más nueva' })
/** The card of a submission. */
const card = async (number: number) => {
  const text = await screen.findByText(new RegExp(`n\\.º ${number} `))
  return within(text.closest('ul > li') as HTMLElement)
}

describe('what the Administration decides', () => {
  it('shows what waits, with its people, the oldest first', async () => {
    await renderSection(<AdministrationSection />)
    const [first] = (await list()).children
    expect(first).toHaveTextContent('Presentación n.º 8021 · Presentada por Ernesto Ñancupil en Los Álamos')
    expect(first).toHaveTextContent('Antecedentes penales')
    expect(first).toHaveTextContent('Alcides Núñez RotelaDocumento 31582074')
  })

  it('approves one person, says so there, and the portal reads anew', async () => {
    const { user, mock, refreshPortal } = await renderSection(<AdministrationSection />)
    const submission = await card(8025)
    await user.click(submission.getByRole('button', { name: 'Aprobar a Marisa Yacante' }))
    const said = await submission.findByText('La Administración aprobó a Marisa Yacante.')
    expect(submission.getByText('Aprobada')).toBeVisible()
    // The button that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(said))
    expect(refreshPortal).toHaveBeenCalledOnce()
    expect(mock.db.insuredPeople.find((row) => row.person_id === 4192)).toMatchObject([
      { status: 'APPROVED' },
    ])
  })

  it('rejects the whole with a comment, which then is what the resident reads', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    const submission = await card(8021)
    await user.type(submission.getByRole('textbox', { name: 'Comentario' }), ' Falta la firma. ')
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByText('La Administración rechazó la presentación n.º 8021.')).toBeVisible()
    expect(screen.queryByText(/n\.º 8021 ·/)).not.toBeInTheDocument()
    expect(mock.db.backgroundCheckSubmissions.require(8021)).toMatchObject({
      status: 'REJECTED',
      description: 'Falta la firma.',
    })
  })

  it('approves the whole without a comment', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    await user.click((await card(8023)).getByRole('button', { name: /^Aprobar todo/ }))
    expect(await screen.findByText('La Administración aprobó la presentación n.º 8023.')).toBeVisible()
    expect(mock.db.insuranceSubmissions.require(8023).status).toBe('APPROVED')
  })

  it('says at its place what was refused, and keeps the comment', async () => {
    let isRefused = true
    const { user, refreshPortal } = await renderSection(<AdministrationSection />, {
      instead: (method) =>
        method === 'POST' && isRefused ? Promise.reject(new TypeError('no connection')) : undefined,
    })
    const submission = await card(8021)
    const comment = submission.getByRole('textbox', { name: 'Comentario' })
    await user.type(comment, 'Falta la firma.')
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await submission.findByRole('alert')).toHaveTextContent(
      'No se pudo decidirEl backend simulado no respondió. Volvé a intentarlo.',
    )
    expect(comment).toHaveValue('Falta la firma.')
    expect(refreshPortal).not.toHaveBeenCalled()
    isRefused = false
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByText('La Administración rechazó la presentación n.º 8021.')).toBeVisible()
  })

  it('says so if somebody else has decided it meanwhile', async () => {
    const { user, client } = await renderSection(<AdministrationSection />)
    const submission = await card(8021)
    await client.decide({ submission: 8021, status: 'APPROVED' })
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('La presentación ya fue resuelta.')
    expect(screen.queryByText(/n\.º 8021 ·/)).not.toBeInTheDocument()
  })

  it('finds one of many by a person', async () => {
    const { user } = await renderSection(<AdministrationSection />)
    await user.type(await screen.findByRole('searchbox'), 'ibarguren{Enter}')
    expect(await screen.findByText('1 presentación')).toBeVisible()
    expect((await list()).children).toHaveLength(1)
    await card(8023)
  })

  it('says what will be here while nothing waits', async () => {
    await renderSection(<AdministrationSection />, { scenario: 'empty' })
    expect(await screen.findByText('No hay nada para revisar')).toBeVisible()
  })
})
