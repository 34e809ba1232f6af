import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markDefinitions, replacePrefixer } from '@/hosting/smaller-packages'

describe('markDefinitions', () => {
  it('marks components and contexts as pure, and removes the statements that name them', () => {
    const code = `var NavLink = React10.forwardRef(
  function NavLinkWithRef() {}
);
NavLink.displayName = "NavLink";
var AwaitContext = React.createContext(null);
var Routes = React3.memo(DataRoutes);
`
    expect(markDefinitions(code)).toBe(`var NavLink = /* @__PURE__ */ React10.forwardRef(
  function NavLinkWithRef() {}
);

var AwaitContext = /* @__PURE__ */ React.createContext(null);
var Routes = /* @__PURE__ */ React3.memo(DataRoutes);
`)
  })

  it('leaves other statements and calls within functions', () => {
    const code = `  var Inner = React.forwardRef(render);
  Inner.displayName = "Inner";
var started = start();
var map = new Map();
`
    expect(markDefinitions(code)).toBe(code)
  })

  it('finds the definitions of the installed router', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-router'))
    const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
    const code = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
    expect(code).toMatch(/^NavLink\.displayName = /m)
    expect(markDefinitions(code)).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m)
    expect(markDefinitions(code)).not.toContain('.displayName = "NavLink"')
  })
})

describe('replacePrefixer', () => {
  it('replaces the prefixer of the installed stylis by a function that returns the value', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('stylis/package.json'))
    const code = replacePrefixer(readFileSync(`${folder}/src/Prefixer.js`, 'utf8'))
    expect(code).toBe('export const prefix = (value) => value')
  })

  it('fails if stylis has another prefixer', () => {
    expect(() => replacePrefixer('export const prefixValue = () => {}')).toThrow('stylis')
  })
})
