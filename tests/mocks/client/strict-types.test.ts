import { fileURLToPath } from 'node:url'
import type { Mail } from '@mocks/client'
import type { MailRow } from '@mocks/db/rows'
import ts from 'typescript'
import { expect, expectTypeOf, it } from 'vitest'

const resolveMockFile = (name: string) => fileURLToPath(new URL(`../../../mocks/${name}`, import.meta.url))

/** The strictest options with which a project may compile the client. Only `allowImportingTsExtensions` is required. */
const strictestOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
}

it('the client compiles with the strictest compiler options', () => {
  const program = ts.createProgram(
    [resolveMockFile('client.ts'), resolveMockFile('control-types.ts')],
    strictestOptions,
  )
  const diagnostics = ts.getPreEmitDiagnostics(program)
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

it('the client has the same kinds of mail as the backend', () => {
  expectTypeOf<Mail['kind']>().toEqualTypeOf<MailRow['kind']>()
})
