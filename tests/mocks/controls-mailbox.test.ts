import { describe, expect, it } from 'vitest'
import { createCallClient } from './client'

const origin = 'http://portal.test'

interface Mail {
  to: string
  link?: string
  code?: string
}

describe('the mailbox', () => {
  const createMailbox = async () => {
    const backend = await createCallClient({ origin })
    const listMails = async () => (await backend.call('GET', '/__mock/mailbox')).body as Mail[]
    return { ...backend, listMails }
  }

  it('lists the mails of the scenario, the newest first', async () => {
    const { listMails } = await createMailbox()
    const all = await listMails()
    expect(all).toContainEqual({
      to: 'residente@demo.ar',
      subject: 'Recuperá tu contraseña',
      kind: 'recovery',
      link: `${origin}/password-recover/demo-uid/demo-token`,
      at: '2026-03-16T12:30:00.000Z',
    })
    expect(all).toContainEqual(
      expect.objectContaining({ to: 'nueva@demo.ar', kind: 'registration', code: 'ABC123' }),
    )
    const times = all.map((mail) => (mail as unknown as { at: string }).at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('lists sent mails, the newest first, with links that work once', async () => {
    const { call, listMails, signIn } = await createMailbox()
    const before = await listMails()
    await call('POST', '/fapi/password-recovery/', { body: { email: 'inquilino@demo.ar' } })
    await call('POST', '/fapi/password-recovery/', { body: { email: 'residente@demo.ar' } })
    const [residentMail, tenantMail, ...earlierMails] = await listMails()
    expect([residentMail?.to, tenantMail?.to]).toEqual(['residente@demo.ar', 'inquilino@demo.ar'])
    expect(earlierMails).toEqual(before)
    const [uid, token] = tenantMail?.link?.split('/').slice(-2) ?? []
    expect(tenantMail?.link).toBe(`${origin}/password-recover/${uid}/${token}`)
    const body = { uid, token, new_password: 'jacaranda9', re_new_password: 'jacaranda9' }
    const confirm = () => call('POST', '/fapi/password-recovery/confirm/', { body })
    expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 400])
    // The previous password is no longer valid, so the sign-in returns no token.
    await expect(signIn('inquilino@demo.ar')).resolves.toBeUndefined()
  })

  it('changes no state when it is read', async () => {
    const { listMails, mock } = await createMailbox()
    const before = mock.world.serialise()
    await listMails()
    expect(mock.world.serialise()).toBe(before)
    expect(await mock.world.store.entries(0)).toEqual([])
  })
})
