import { style as plainStyle, type StyleRule } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { layers } from '../theme/index.ts';

/**
 * `style` and `recipe` in cascade layers: patterns override components, and the page's own styles
 * override both.
 */

type Layer = keyof typeof layers;
type Variants = Record<string, Record<string, StyleRule>>;
type Choice<V extends Variants> = {
  [Name in keyof V]?: keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name];
};

interface Recipe<V extends Variants> {
  readonly base?: StyleRule;
  readonly variants?: V;
  readonly compoundVariants?: readonly {
    readonly variants: Choice<V>;
    readonly style: StyleRule;
  }[];
}

const layered = (layer: Layer) => {
  const within = (rule: StyleRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });
  const each = <V extends Variants>(variants: V): V =>
    Object.fromEntries(
      Object.entries(variants).map(([name, options]) => [
        name,
        Object.fromEntries(Object.entries(options).map(([option, rule]) => [option, within(rule)])),
      ]),
    ) as V;
  return {
    style: (rule: StyleRule, debugId?: string): string => plainStyle(within(rule), debugId),
    recipe: <V extends Variants>(
      { base, variants, compoundVariants }: Recipe<V>,
      debugId?: string,
    ) =>
      plainRecipe<V>(
        {
          ...(base && { base: within(base) }),
          ...(variants && { variants: each(variants) }),
          ...(compoundVariants && {
            compoundVariants: compoundVariants.map(({ variants: when, style }) => ({
              variants: when as never,
              style: within(style),
            })),
          }),
        },
        debugId,
      ),
  };
};

export const { style, recipe } = layered('components');
export const { style: patternStyle, recipe: patternRecipe } = layered('patterns');
