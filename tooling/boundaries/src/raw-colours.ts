import { type RawValue, withoutInterpolations } from './raw-values.ts'

/** Every colour that CSS knows by a name. */
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  )

/** Matches whole names only, not parts of a token's or a variable's name. */
const named = `(?<![\\w.-])(?:${names})(?![\\w-]|\\s*[:(])`
const property = '[\\w-]*(?:color|Color|background|border|outline|fill|stroke|shadow|Shadow)[\\w-]*'

const patterns = [
  /** `#123` in a sentence between tags is a number of something. */
  /(?<![\w&/]|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![^<>"'`]*<\/)/gi,
  // Colours computed from other values are allowed.
  /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\((?!TOKEN|\$\{)/gi,
  /** A declaration, or a key of an object. */
  new RegExp(`(?<![\\w-])${property}['"]?:(?:(?!\\):)[^;{}\\n])*?${named}`, 'g'),
  /** A choice between a token and a colour. */
  new RegExp(`(?<![\\w-])${property}:\\s*\\$\\{(?:[^{}]|\\{[^{}]*\\})*?['"\`](?:${names})['"\`]`, 'g'),
  /** An attribute. */
  new RegExp(`(?<![\\w-])${property}=(?:["'\`{]|\\s)*${named}`, 'g'),
  /** A part of a mixture or a gradient. */
  new RegExp(`(?:color-mix|gradient|light-dark|drop-shadow)\\([^;]*?${named}`, 'g'),
]

const isComment = (text: string, index: number) =>
  /^\s*(?:\/?\*|\/\/)|\s\/\/ /.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 1))

/** Colours that a component wrote down instead of reading a token, in any notation of CSS. */
export function rawColours(source: string): RawValue[] {
  const text = source.replace(mask, (found) => found.replace(/[^\n]/g, ' '))
  const found = [text, withoutInterpolations(text)].flatMap((form) =>
    patterns.flatMap((pattern) =>
      [...form.matchAll(pattern)]
        .filter(({ index }) => !isComment(form, index))
        .map((match) => ({ line: form.slice(0, match.index).split('\n').length, text: match[0].trim() })),
    ),
  )
  return found.filter(({ line }, at) => found.findIndex((other) => other.line === line) === at)
}

/** Black in a mask selects pixels and is never visible as a colour. */
const mask = /(?<=[;{\n`])\s*(?:-webkit-)?mask(?:-image)?:[^;]*;/g
