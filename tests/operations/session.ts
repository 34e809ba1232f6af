import { createCredentials } from '../mocks/client'
import {
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyResidente,
} from './operation-record'

export const session: OperationRecords<'session'> = {
  login: {
    call: {},
    refusals: {
      401: [
        {
          steps: 'On /login sign in as residente@demo.ar with the password Olvidada1',
          expectedBody: { non_field_errors: ['El usuario o la contraseña son incorrectos.'] },
          body: createCredentials('residente@demo.ar', 'Olvidada1'),
        },
      ],
    },
  },
  logout: {
    call: { body: { session_id: null } },
    access: [['the caller’s own session', {}, everyAccount(204)]],
    refusals: {
      400: [
        {
          steps: 'In the browser’s storage change the session’s session_id, then click ‘Salir’',
          expectedBody: { session_id: ['La sesión no es la tuya.'] },
          body: { session_id: 's-999999' },
        },
      ],
    },
  },
  refreshToken: {
    call: { body: (token: string) => ({ token }) },
    access: [['an unknown token', { body: { token: 'invented' } }, everyAccount(401)]],
    refusals: {
      401: [
        {
          steps: 'Renew a token that another tab already renewed',
          expectedBody: { detail: 'La sesión expiró.' },
          body: { token: 'an-old-token' },
        },
      ],
    },
  },
  completeHandoff: {
    call: { query: { otc: 'demo-otc' } },
    refusals: {
      404: [
        {
          steps: 'Open /handoff?otc=usado, whose code does not exist',
          query: { otc: 'usado' },
        },
      ],
    },
  },
  listHomeModules: {
    call: { path: { rp: 101 } },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, onlyResidente(200)],
      ['an unknown neighbourhood', { path: { rp: 999 } }, notFoundForEveryAccount],
    ],
    refusals: {
      404: [
        {
          steps: 'In the browser’s storage change the current neighbourhood to 999, then reload',
          path: { rp: 999 },
        },
      ],
    },
  },
}
