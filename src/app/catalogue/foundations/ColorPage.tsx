import styled from 'styled-components'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableRow } from '@/design-system/components/Table/TableRow'
import { Text } from '@/design-system/components/Text/Text'
import { computeContrast } from '@/design-system/theme/contrast'
import { type ContrastPairs, nonTextPairs, textPairs } from '@/design-system/theme/contrast-pairs'
import { minimumContrast, palettes, themeNames } from '@/design-system/theme/palettes'
import { border, color, colorNames, colorProperty, radius, space } from '@/design-system/theme/tokens'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'

const texts = copy.colors

/** Shows each colour in every theme, and the contrast of the colour pairs that `palettes.test.ts` checks. */
export function ColorPage() {
  return (
    <>
      <CatalogueSection id="tokens" title={texts.tokens} description={texts.tokensNote}>
        <Grid as="ul" minColumn="17rem" gap={5}>
          {colorNames.map((name) => (
            <Stack as="li" key={name} gap={1}>
              <Swatches>
                {themeNames.map((theme) => (
                  <div key={theme} style={{ backgroundColor: palettes[theme][name] }} />
                ))}
              </Swatches>
              <Text weight="semibold">{name}</Text>
              <Text as="code" size="sm" tone="muted">
                {colorProperty(name)}
              </Text>
              <Text size="sm" tone="muted" hasTabularFigures>
                {themeNames.map((theme) => palettes[theme][name]).join(' · ')}
              </Text>
            </Stack>
          ))}
        </Grid>
      </CatalogueSection>
      <ContrastTable title={texts.text} pairs={textPairs} kind="text" />
      <ContrastTable title={texts.nonText} pairs={nonTextPairs} kind="nonText" />
    </>
  )
}

interface ContrastTableProps {
  title: string
  pairs: ContrastPairs
  kind: 'text' | 'nonText'
}

function ContrastTable({ title, pairs, kind }: ContrastTableProps) {
  const rows = pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back })))
  const minimumNote = texts.minimumNote(minimumContrast.light[kind], minimumContrast['light-contrast'][kind])
  return (
    <CatalogueSection id={kind} title={title} description={minimumNote}>
      <Table caption={texts.byTheme(title)} isCaptionHidden isDense>
        <thead>
          <TableRow>
            <ColumnHead>{texts.pair}</ColumnHead>
            {themeNames.map((theme) => (
              <ColumnHead key={theme}>{copy.themes[theme]}</ColumnHead>
            ))}
          </TableRow>
        </thead>
        <tbody>
          {rows.map(({ front, back }) => (
            <TableRow key={`${front} ${back}`}>
              <TableCell label={texts.pair} isRowHead>
                {texts.on(front, back)}
              </TableCell>
              {themeNames.map((theme) => {
                const [foreground, background] = [palettes[theme][front], palettes[theme][back]]
                return (
                  <TableCell key={theme} label={copy.themes[theme]}>
                    <Text as="span" hasTabularFigures>
                      <Sample aria-hidden="true" style={{ color: foreground, backgroundColor: background }}>
                        {kind === 'text' ? 'Aa' : '●'}
                      </Sample>{' '}
                      {texts.ratio(computeContrast(foreground, background))}
                    </Text>
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </CatalogueSection>
  )
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  overflow: hidden;
  block-size: ${space(16)};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};
`

const Sample = styled.span`
  display: inline-block;
  padding: ${space(1)} ${space(2)};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.sm};
`
