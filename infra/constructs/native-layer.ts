import type { Stack } from 'aws-cdk-lib';
import { Architecture, Code, type ILayerVersion, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { layerAsset } from '../bundling/layer.ts';

const id = 'NativeLayer';

/** The stack's layer with the library for pictures, for functions on ARM64. `bundles` is the folder of the bundles. */
export function nativeLayer(stack: Stack, bundles: string): ILayerVersion {
  const existing = stack.node.tryFindChild(id);
  if (existing) return existing as LayerVersion;
  return new LayerVersion(stack, id, {
    code: Code.fromAsset(layerAsset(bundles)),
    description: 'The library for pictures, whose native code is in no bundle',
    compatibleArchitectures: [Architecture.ARM_64],
    compatibleRuntimes: [Runtime.NODEJS_24_X],
  });
}
