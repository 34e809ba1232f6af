import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { casaPerezPath } from './casa-perez'
import { createManagersClient } from './managers-client'

describe('inviting a manager', () => {
  it('sends a mail with a link to the work if the manager has a user', async () => {
    const { invite, listMails } = await createManagersClient()
    expect(await invite(304)).toEqual({
      status: 200,
      body: { message: 'Invitación reenviada al responsable de obra.' },
    })
    expect(listMails()).toMatchObject([
      {
        to: 'obra@demo.ar',
        subject: 'Te invitaron a gestionar la obra Casa Pérez',
        link: '/construction/501',
        code: null,
        at: '2026-03-16T13:00:00.000Z',
      },
    ])
  })

  it('sends a registration code if the manager has no user; signing up with the code gives access to the work', async () => {
    const { invite, listMails, updateContact, send, listManagers } = await createManagersClient()
    const { body } = await updateContact(605, { email: 'emeterio@example.com' })
    expect(await invite(body.person.id)).toEqual({
      status: 200,
      body: { message: 'Invitación enviada al responsable de obra.' },
    })
    const [mail] = listMails()
    expect(mail).toMatchObject({ to: 'emeterio@example.com', link: `/register?code=${mail?.code}` })
    // The contract calls the field `last_name`, but its value is the document number.
    const key = { verification_key: mail?.code, last_name: '21830746' }
    expect(await send('POST', '/fapi/resident/verify/', key)).toEqual({
      status: 200,
      body: { email: 'emeterio@example.com', real_property_name: 'Los Álamos', lot_identifier: 'A-12' },
    })
    const signUp = { verification_key: key, username: 'emeterio@example.com', password: 'Jacaranda9' }
    const newSession = await send<Schemas['SessionData']>('POST', '/fapi/resident/signup/', signUp)
    expect([newSession.status, newSession.body.properties]).toEqual([201, []])
    expect((await send('GET', casaPerezPath, undefined, newSession.body.token)).status).toBe(200)
    expect((await listManagers()).results.find(({ id }) => id === 605)?.person).toMatchObject({
      user: { username: 'emeterio@example.com' },
      user_real_property: { is_active_flag: true },
    })
  })

  it('a second time sends the same code, to the new email of the manager', async () => {
    const { invite, updateContact, findCodes, listMails } = await createManagersClient()
    const { body } = await updateContact(605, { email: 'uno@example.com' })
    await invite(body.person.id)
    await updateContact(605, { email: 'dos@example.com' })
    await invite(body.person.id)
    expect(findCodes(body.person.id)).toHaveLength(1)
    expect(listMails().map(({ to }) => to)).toEqual(['uno@example.com', 'dos@example.com'])
    expect(new Set(listMails().map(({ code }) => code)).size).toBe(1)
    expect(findCodes(body.person.id)[0]?.email).toBe('dos@example.com')
  })

  it('requires a current manager with an email', async () => {
    const { invite, listMails, update, listManagers } = await createManagersClient()
    const findPersonId = async (managerId: number) =>
      (await listManagers()).results.find(({ id }) => id === managerId)?.person.id ?? 0
    const notCurrentRefusal = {
      status: 409,
      body: { message: 'No se puede invitar a un responsable de obra no vigente' },
    }
    expect(await invite(await findPersonId(603))).toEqual(notCurrentRefusal)
    expect(await invite(await findPersonId(604))).toEqual(notCurrentRefusal)
    expect(await invite(await findPersonId(605))).toEqual({
      status: 400,
      body: { person: ['Esta persona no tiene un email al que enviarle la invitación.'] },
    })
    expect(await invite(4001)).toEqual({
      status: 400,
      body: { person: ['Esta persona no es responsable de la obra.'] },
    })
    await update(602, { status: 'INVALID' })
    expect(await invite(304)).toEqual(notCurrentRefusal)
    expect(listMails()).toEqual([])
  })

  it('sends a code that cannot be used after the manager becomes invalid', async () => {
    const { invite, update, listMails, send, listManagers } = await createManagersClient()
    const dufour = (await listManagers()).results.find(({ id }) => id === 606)?.person
    await invite(dufour?.id ?? 0)
    await update(606, { status: 'INVALID' })
    const key = { verification_key: listMails()[0]?.code, last_name: dufour?.id_number }
    expect(await send('POST', '/fapi/resident/verify/', key)).toMatchObject({
      status: 400,
      body: { verification_key: [expect.any(String)] },
    })
  })
})
