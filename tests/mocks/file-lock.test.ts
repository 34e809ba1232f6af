import { linkSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileLocks } from '@mocks/http/file-lock'
import { serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCredentials, createRequestInit } from './client'

let folder: string
let file: string
let locks: FileLocks
let otherLocks: FileLocks

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mock-lock-')))
  file = join(folder, 'world.jsonl')
  locks = new FileLocks()
  otherLocks = new FileLocks()
})
afterEach(() => {
  locks.release()
  otherLocks.release()
  rmSync(folder, { recursive: true })
})

const path = (name: string) => join(folder, name)

describe('the lock on a log', () => {
  it('excludes a second server until it is released', () => {
    expect(locks.lock(file)).toBe(file)
    expect(() => otherLocks.lock(file)).toThrow(`${file} is in use by process ${process.pid} (`)
    locks.release()
    expect(readdirSync(folder)).toEqual([])
    expect(otherLocks.lock(file)).toBe(file)
  })

  it('excludes a second server through a symbolic link, also before the log exists', () => {
    symlinkSync('world.jsonl', path('link'))
    symlinkSync(path('link'), path('link-to-link'))
    expect(locks.lock(path('link-to-link'))).toBe(file)
    expect(() => otherLocks.lock(file)).toThrow('is in use')
    expect(() => otherLocks.lock(path('link'))).toThrow(`${path('link')} is in use`)
    writeFileSync(file, '')
    expect(() => otherLocks.lock(path('link-to-link'))).toThrow('is in use')
  })

  it('is refused for a log with several hard links, whether or not another server uses the log', () => {
    writeFileSync(file, '')
    locks.lock(file)
    linkSync(file, path('second'))
    expect(() => otherLocks.lock(path('second'))).toThrow(`${path('second')} has another name (a hard link)`)
    locks.release()
    expect(() => otherLocks.lock(file)).toThrow('has another name')
    rmSync(file)
    expect(otherLocks.lock(path('second'))).toBe(path('second'))
  })

  it.each(['world.jsonl~lock', 'world.jsonl~new', 'world.jsonl~1', 'world.jsonl.b~12'])(
    'is refused for the name %s, which a server gives to a companion of its log',
    (name) => {
      expect(() => locks.lock(path(name))).toThrow('Choose another name.')
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it('is refused for the log of a session beside the log of another server, and the reverse', () => {
    locks.lock(file)
    expect(() => otherLocks.lock(`${file}.b`)).toThrow(/can be the log of a session beside world\.jsonl/)
    expect(() => otherLocks.lock(path('world'))).toThrow(/uses world\.jsonl \(/)
    expect(readdirSync(folder)).toEqual(['world.jsonl~lock'])
    expect(otherLocks.lock(path('world2.jsonl'))).toBe(path('world2.jsonl'))
    expect(locks.lock(`${file}.b`)).toBe(`${file}.b`)
  })

  it('sees the locks of other processes, and replaces the lock of a process that has ended', () => {
    writeFileSync(`${file}~lock`, `${process.ppid}\n`)
    expect(() => locks.lock(file)).toThrow(`is in use by process ${process.ppid} `)
    expect(() => locks.lock(`${file}.b`)).toThrow(`process ${process.ppid} uses world.jsonl`)
    writeFileSync(`${file}~lock`, '999999999\n')
    expect(locks.lock(`${file}.b`)).toBe(`${file}.b`)
    expect(locks.lock(file)).toBe(file)
  })
})

it('a server refuses the calls of a session whose log is a link to the log of another session', async () => {
  symlinkSync('world.jsonl', path('world.jsonl.b'))
  const messages: string[] = []
  const server = await serve({ port: 0, persist: file, report: (message) => messages.push(message) })
  const signIn = (session: string) =>
    fetch(`${server.url}/fapi/auth/login/`, {
      ...createRequestInit('POST', {
        body: createCredentials('residente@demo.ar'),
        headers: { 'X-Mock-Session': session },
      }),
    })
  expect((await signIn('default')).status).toBe(200)
  expect((await signIn('b')).status).toBe(500)
  expect(messages.join()).toContain(`${path('world.jsonl.b')} is in use`)
  expect((await signIn('c')).status).toBe(200)
  await server.close()
  expect(readdirSync(folder).sort()).toEqual(['world.jsonl', 'world.jsonl.b', 'world.jsonl.c'])
})
