import type { Plugin } from 'vite';

const own = '/editor/origins/jsx-dev-runtime.ts';

/** Has the site's components make their elements with our own function, where texts carry marks. */
export function markedElements(): Plugin {
  return {
    name: 'dealer-site:marked-elements',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx/, code: 'react/jsx-dev-runtime' },
      handler: (code) => code.replace(/(["'])react\/jsx-dev-runtime\1/, JSON.stringify(own)),
    },
  };
}
