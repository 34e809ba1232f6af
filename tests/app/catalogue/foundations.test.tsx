import { globSync, readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { copy } from '@/app/catalogue/copy'
import * as generatedIcons from '@/app/catalogue/generated/icons'
import { errors } from '@/copy/errors'
import { nonTextPairs, textPairs } from '@/design-system/theme/contrast-pairs'
import { palettes } from '@/design-system/theme/palettes'
import * as tokens from '@/design-system/theme/tokens'
import { computeContrastRatio } from '../../design-system/contrast-ratio'
import { openCatalogue } from './open-catalogue'

afterEach(() => window.history.replaceState(null, '', '/'))

const getRegion = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('shows every colour with its value in every theme', () => {
  openCatalogue('?page=color')
  for (const name of tokens.colorNames) {
    expect(getRegion('Colores').getByText(tokens.colorProperty(name)).closest('li')).toHaveTextContent(
      Object.values(palettes)
        .map((palette) => palette[name])
        .join(' · '),
    )
  }
})

test.each([
  ['Contraste del texto', textPairs, 4.5],
  ['Contraste de bordes, foco y señales', nonTextPairs, 3],
] as const)(
  'shows the contrast ratio of each pair of colours of the light theme, and each ratio reaches the minimum: %s',
  (title, pairs, minRatio) => {
    openCatalogue('?page=color')
    const rows = [...screen.getByRole('region', { name: title }).querySelectorAll('tbody tr')]
    for (const [front, backs] of pairs) {
      for (const back of backs) {
        const ratio = computeContrastRatio(palettes.light[front], palettes.light[back])
        expect(ratio).toBeGreaterThanOrEqual(minRatio)
        const row = rows.find((candidate) => candidate.textContent?.startsWith(`${front} sobre ${back}`))
        expect(row).toHaveTextContent(`${ratio.toFixed(2).replace('.', ',')} : 1`)
      }
    }
  },
)

test.each([
  ['?page=type', [tokens.fontSize, tokens.fontWeight, tokens.lineHeight]],
  [
    '?page=space',
    [
      tokens.radius,
      tokens.border,
      tokens.shadow,
      tokens.control,
      tokens.contentWidth,
      tokens.above,
      tokens.layer,
    ],
  ],
  ['?page=motion', [tokens.motion]],
])('%s shows the name and the value of each of its tokens', (address, groups) => {
  openCatalogue(address)
  for (const [name, value] of groups.flatMap((group) => Object.entries<string | number>(group))) {
    const rows = screen.getAllByText(name, { selector: 'code' }).map((code) => code.closest('div'))
    expect(rows.some((row) => row?.textContent?.includes(String(value)))).toBe(true)
  }
})

test('shows exactly the icons that the portal imports', () => {
  const importedNames = globSync('src/**/*.tsx')
    .filter((path) => !path.includes('/generated/'))
    .flatMap(
      (path) =>
        /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(path, 'utf8'))?.[1]?.split(',') ?? [],
    )
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
  openCatalogue('?page=icons')
  const shownNames = getRegion(/íconos$/)
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(shownNames.sort()).toEqual(
    [...new Set(importedNames)].filter((name) => name !== 'LucideIcon').sort(),
  )
  expect(Object.keys(generatedIcons).sort()).toEqual(shownNames)
})

test('copies the name of an icon', async () => {
  const user = userEvent.setup()
  openCatalogue('?page=icons')
  await user.click(screen.getByRole('button', { name: 'Trash2' }))
  expect(await navigator.clipboard.readText()).toBe('Trash2')
  expect(await screen.findByText('Copiaste Trash2.')).toBeInTheDocument()
})

test('moves one dot for each motion token', async () => {
  const user = userEvent.setup()
  const { container } = openCatalogue('?page=motion')
  await user.click(screen.getByRole('button', { name: 'Mover los puntos' }))
  expect(container.querySelectorAll('[data-moved]')).toHaveLength(Object.keys(tokens.motion).length)
})

test('the words page lists only Spanish terms of the glossary, and shows errors and dates as the portal writes them', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8')
  const termsOnScreen = [...glossary.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(/[;,]/).map((word) => word.trim()),
  )
  for (const term of Object.keys(copy.language.terms)) expect(termsOnScreen).toContain(term)
  openCatalogue('?page=words')
  expect(getRegion('Errores').getByText(errors.network)).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Fechas y horas' })).toHaveTextContent(
    /lun 16-03-2026.*16-03-2026 09:12/,
  )
})
