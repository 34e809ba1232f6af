import { css } from 'styled-components'

/**
 * The colours of the drawing. They are not in the theme's palettes, because the drawing is a picture and not a part of
 * the interface. The first two columns are a summer afternoon and a summer dusk, for the light and the dark theme. The
 * last two are a winter afternoon and a moonlit winter night. The `bloom` colours are for blossoms in summer and for
 * fallen leaves in winter. `star` and `lamp` are opacities.
 */
// biome-ignore format: a table is read by columns
const paints = {
  sky0: '#86b4cf #161b38 #9fb0bb #0c1322',
  sky1: '#bcd5d3 #39305e #c9ccc8 #1f2b40',
  sky2: '#f8e5bf #8a5674 #f0e1c9 #54506a',
  sky3: '#fcd294 #d98a68 #f6d0a0 #a3766a',
  sun: '#fff2c8 #ffc98f #fffaf0 #f3c9a0',
  star: '0 .7 0 .8',
  cloud: '#fff8eb70 #c58ba044 #ffffff66 #8f8aa02a',
  hill0: '#b3bfa2 #4a3c5c #b9bab3 #343a4e',
  hill1: '#97ab86 #332f4c #a2a396 #292f41',
  grove: '#7d9a72 #2a2a42 #92948a #212737',
  haze: '#fde6b866 #d98a6833 #f8e6cc99 #a3766a2a',
  wall0: '#f6ead4 #776672 #eee4d3 #5e5868',
  wall1: '#dfcaa9 #54485c #d2c2ac #444150',
  roof0: '#c9744a #66414a #ad7053 #523c40',
  roof1: '#ab5b3a #4c3038 #905a43 #3d2e33',
  glass: '#647a84 #ffd27d #f4d293 #ffcf7a',
  bulb: '#fdf3d8 #ffe2a8 #ffe9b8 #ffe2a8',
  lamp: '0 .55 .3 .6',
  stone: '#b9a083 #5b4d60 #a8977f #4d4956',
  arm0: '#fdf6ea #cbbfc9 #fbf4ea #c4bcc0',
  arm1: '#c4472f #8c3b34 #b04a35 #843a33',
  lawn0: '#9fb06a #35443d #bdb38b #303435',
  lawn1: '#5f7f49 #16231f #8c845e #171b1b',
  road: '#cdbfae #544b61 #c0b6ac #43424f',
  walk: '#e8dcc7 #675c6c #dbd2c5 #524f5d',
  hedge0: '#66894f #263c36 #868964 #272c2e',
  hedge1: '#507246 #1c2f2c #717455 #1f2426',
  shade: '#2c1f33 #2c1f33 #2c1f33 #2c1f33',
  bark: '#5d473b #1d1520 #58473e #12131a',
  bloom0: '#5d4d96 #2e2556 #0000 #0000',
  bloom1: '#7c6aba #483a7e #a8743f #6b5036',
  bloom2: '#a191d8 #6c58ac #c39a63 #7a5d40',
  bloom3: '#d3c6f2 #a08cd8 #0000 #0000',
}

type Paint = keyof typeof paints

/** The paints of the background, which is painted before the drawing. */
export const backgroundPaints: readonly Paint[] = ['sky0', 'sky1', 'sky2', 'sky3', 'lawn0']
/** All other paints. */
export const drawingPaints = (Object.keys(paints) as Paint[]).filter(
  (paint) => !backgroundPaints.includes(paint),
)

/** The indexes of the light and the dark column of each season. */
const columns = { summer: [0, 1], winter: [2, 3] } as const

function buildColumns(season: keyof typeof columns, names: readonly Paint[]) {
  const [light, dark] = columns[season].map((index) =>
    names.map((name) => `--${name}: ${paints[name].split(' ')[index]};`),
  )
  return css`
    ${light}

    @media (prefers-color-scheme: dark) {
      ${dark}
    }

    [data-theme^='light'] & {
      ${light}
    }

    [data-theme^='dark'] & {
      ${dark}
    }
  `
}

/**
 * Returns CSS that sets a custom property for each of the paints, in light and dark themes. The season is the `data-season` of the
 * element.
 */
export const buildSeasonPaints = (names: readonly Paint[]) => css`
  &[data-season='summer'] {
    ${buildColumns('summer', names)}
  }

  &[data-season='winter'] {
    ${buildColumns('winter', names)}
  }
`
